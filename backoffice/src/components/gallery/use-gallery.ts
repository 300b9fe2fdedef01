import { type DragEvent, useRef, useState } from 'react';
import { PICTURES, refusalOf } from './accepted-files.ts';
import { chosenPictures, type GalleryPicture, keyOf, moved } from './gallery-picture.ts';
import type { TileAction } from './gallery-tile.tsx';
import { useRefocus } from './use-refocus.ts';

const buttonOf = (picture: GalleryPicture, action: TileAction) =>
  `[data-picture="${keyOf(picture)}"] [data-action="${action}"]:not(:disabled)`;

/** What a person can do to a gallery, and what is said of it. */
export function useGallery(pictures: readonly GalleryPicture[], onChange: (pictures: GalleryPicture[]) => void) {
  const [refused, setRefused] = useState<string[]>([]);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const refocus = useRefocus(list);

  const add = (files: readonly File[]) => {
    const refusals = files.map((file) => refusalOf(file, PICTURES));
    setRefused(refusals.filter((sentence) => sentence !== null));
    onChange([...pictures, ...chosenPictures(files.filter((_, index) => refusals[index] === null))]);
  };

  const move = (from: number, to: number) => {
    onChange(moved(pictures, from, to));
    setSaid(`Picture ${from + 1} is number ${to + 1} now.`);
  };

  const remove = (place: number) => {
    const neighbour = pictures[place + 1] ?? pictures[place - 1];
    refocus(neighbour ? buttonOf(neighbour, 'remove') : 'input[type=file]');
    onChange(pictures.toSpliced(place, 1));
    setSaid(`Picture ${place + 1} is removed.`);
  };

  const act = (picture: GalleryPicture, place: number, action: TileAction) => {
    if (action === 'remove') return remove(place);
    refocus(buttonOf(picture, action), buttonOf(picture, action === 'earlier' ? 'later' : 'earlier'));
    move(place, action === 'earlier' ? place - 1 : place + 1);
  };

  /** Files come in, a picture of this gallery comes to the place. */
  const drop = (event: DragEvent, place: number) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.dataTransfer.files.length > 0) add([...event.dataTransfer.files]);
    else if (dragged !== null && dragged !== place) move(dragged, place);
    setDragged(null);
  };

  return { list, refused, said, add, act, drag: setDragged, drop };
}
