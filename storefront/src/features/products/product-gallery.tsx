import { useState } from 'react';
import { Picture } from '../../components/picture.tsx';
import { GALLERY_SIZES } from './picture-sizes.ts';

interface ProductGalleryProps {
  name: string;
  pictures: readonly string[];
}

/** Give it a `key` of what is shown, so that another colour begins with its first picture. */
export function ProductGallery({ name, pictures }: ProductGalleryProps) {
  const [shown, setShown] = useState(0);
  return (
    <div className="gallery">
      <div className="gallery__large">
        <Picture src={pictures[shown]} alt={name} sizes={GALLERY_SIZES} isFirst />
      </div>
      {pictures.length > 1 && (
        <div className="gallery__small">
          {pictures.map((picture, place) => (
            <button
              key={picture}
              type="button"
              aria-label={`Show picture ${place + 1} of ${pictures.length}`}
              aria-current={place === shown}
              onClick={() => {
                setShown(place);
              }}
            >
              <Picture src={picture} alt="" sizes="5rem" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
