/**
 * Type sizes are written in px, as they were drawn, and shipped in rem: so words follow the text size of the browser and
 * of our settings. Text in a drawing keeps the scale of its drawing.
 */

/** The root's size in px that the written sizes are meant for. */
const ROOT = 16;

/** Files and selectors whose text is part of a drawing. */
const DRAWN = { file: /\/(drawings|shelf-parts)\//, selector: /(^|[\s>+~,])text\b/ };

/**
 * "clamp(24px, 3vw, 32px)" becomes "clamp(1.5rem, 3vw, 2rem)".
 * @param {string} value
 */
export function inRem(value) {
  return value.replace(/(?<![\w.-])(\d*\.?\d+)px\b/g, (_, px) => `${Number((Number(px) / ROOT).toFixed(4))}rem`);
}

/** @typedef {{ input: { file?: string | undefined } }} Source */

/** A step of Vite's own PostCSS. */
export const typeInRem = {
  postcssPlugin: 'type-in-rem',
  /** @param {{ prop: string, value: string, parent?: object | undefined, source?: Source | undefined }} decl */
  Declaration(decl) {
    if (decl.prop !== 'font' && decl.prop !== 'font-size') return;
    const { parent } = decl;
    const selector = parent !== undefined && 'selector' in parent ? String(parent.selector) : '';
    if (DRAWN.file.test(decl.source?.input.file ?? '') || DRAWN.selector.test(selector)) return;
    const value = inRem(decl.value);
    if (value !== decl.value) decl.value = value;
  }
};
