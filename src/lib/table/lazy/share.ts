/** The picture of a podium as a file, made on the device. */
import { FONTS, paint } from './paint';
import { pictureOf, PICTURE, type Content } from './podium';

/** So many pixels of the file are one of the picture. */
const DENSITY = 2;

/** Makes the file; throws where the browser can't. */
export async function pictureFile(content: Content, called: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width * DENSITY;
  canvas.height = PICTURE.height * DENSITY;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  await Promise.all(FONTS.map((font) => document.fonts.load(font, `${content.name}${namesIn(content)}`)));
  context.scale(DENSITY, DENSITY);
  paint(context, pictureOf(content));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('no picture');
  return new File([blob], called, { type: 'image/png' });
}

/** Letters that lie in a file of their own are fetched only for words that have them. */
function namesIn({ players }: Content): string {
  return players.map(({ name }) => name).join('');
}
