export { gameInAddress as load } from '$lib/table/address';
