/** Which game is meant: its id stands in the address. */
export const gameInAddress = ({ url }: { readonly url: URL }): { readonly id: string | null } => ({
  id: url.searchParams.get('game')
});
