/** Says why a form was not taken; screen readers hear it at once. */
export function FormAlert({ says }: { says: string | undefined }) {
  return says ? (
    <p className="alert" role="alert">
      {says}
    </p>
  ) : null;
}
