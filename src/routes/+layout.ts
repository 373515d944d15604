// Pages are made once, at build time; everything on them happens on the device.
export const prerender = true;
export const ssr = false;
export const trailingSlash = 'never';
