interface SlideTagProps {
  name: string;
  description: string | null;
  isShown: boolean;
}

/** What a slide shows, in words, as on the tag of a garment. */
export function SlideTag({ name, description, isShown }: SlideTagProps) {
  return (
    <p className="slider__tag" data-shown={isShown} aria-hidden={!isShown}>
      <strong>{name}</strong>
      {description && <span>{description}</span>}
    </p>
  );
}
