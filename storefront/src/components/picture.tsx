import { useState } from 'react';
import { sourceSetOf } from '@shop/browser/picture-sources';
import { Motif } from './motifs.tsx';

interface PictureProps {
  /** Without an address, or where none of them loads, a drawing stands in. */
  src: string | null | undefined;
  alt: string;
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** Seen at once: not lazy, and asked for first. */
  isFirst?: boolean;
}

/** A picture in a box of its own shape, so that nothing jumps when it comes. */
export function Picture({ src, alt, sizes, isFirst = false }: PictureProps) {
  const [failed, setFailed] = useState({ src, times: 0 });
  const failures = failed.src === src ? failed.times : 0;
  if (!src || failures > 1) {
    return (
      <span className="picture picture--none" role="img" aria-label={alt}>
        <Motif stamp="shirt" />
      </span>
    );
  }
  const sourceSet = failures === 0 ? sourceSetOf(src) : undefined;
  return (
    <img
      key={failures}
      className="picture"
      src={src}
      {...(sourceSet === undefined ? {} : { srcSet: sourceSet, sizes })}
      alt={alt}
      width={640}
      height={640}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      onError={() => {
        setFailed({ src, times: failures + 1 });
      }}
    />
  );
}
