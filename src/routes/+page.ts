// The first picture is in the page; the app takes it over as it stands.
export const ssr = true;
