import { MEDIA_WIDTHS } from '@shop/contracts/media-url';

const WIDEST_PX = Math.max(...MEDIA_WIDTHS);
const HEAVY_BYTES = 1_000_000;
const QUALITY = 0.9;
/** What a photo becomes. A PNG may have parts that one sees through, which a JPEG has not; the others may move. */
const LIGHTER_AS: Readonly<Record<string, string>> = { 'image/jpeg': 'image/jpeg', 'image/png': 'image/webp' };

export const canBeLighter = ({ type }: File): boolean => type in LIGHTER_AS;

const encoded = (canvas: HTMLCanvasElement, type: string | undefined) =>
  new Promise<Blob | null>((done) => {
    canvas.toBlob(done, type, QUALITY);
  });

/** The photo, upright and no wider than the shop ever shows it. */
async function drawnAnew(file: File): Promise<Blob | null> {
  const photo = await createImageBitmap(file);
  const scale = Math.min(1, WIDEST_PX / photo.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(photo.width * scale);
  canvas.height = Math.round(photo.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  photo.close();
  return encoded(canvas, LIGHTER_AS[file.type]);
}

/** A phone's photo made light enough for a slow line: seconds instead of minutes. */
export async function lighterPhoto(file: File): Promise<File> {
  if (!canBeLighter(file) || file.size < HEAVY_BYTES) return file;
  // What the browser can't read goes as it is: the shop says what is wrong with it.
  const lighter = await drawnAnew(file).catch(() => null);
  return lighter && lighter.size < file.size ? new File([lighter], file.name, { type: lighter.type }) : file;
}
