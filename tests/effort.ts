/** How hard random tests try: `npm run quick` sets QUICK, and plays a few of the games that `npm test` plays. */
export const runs = (whole: number): number => (process.env.QUICK === undefined ? whole : Math.ceil(whole / 6));
