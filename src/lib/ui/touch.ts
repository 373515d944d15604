/**
 * Makes a picture do what the button beside it does, for a finger: `<div {...touch(draw)}>`. Keyboard and screen reader
 * have that button, and are not told twice. With null it is a picture alone.
 */
export function touch(ontap: (() => void) | null): {
  readonly 'aria-hidden': 'true';
  readonly 'data-touch': '' | undefined;
  readonly onclick: (() => void) | undefined;
} {
  return { 'aria-hidden': 'true', 'data-touch': ontap === null ? undefined : '', onclick: ontap ?? undefined };
}
