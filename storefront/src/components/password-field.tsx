import { type ComponentPropsWithRef, useState } from 'react';
import { Field } from './field.tsx';

/** A password is typed blind, unless the person asks to see it. No keyboard puts it right then, and none learns it. */
export function PasswordField(field: Omit<ComponentPropsWithRef<typeof Field>, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <Field
        {...field}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <button
        type="button"
        className="link-button"
        aria-pressed={isShown}
        onClick={() => {
          setShown(!isShown);
        }}
      >
        Show password
      </button>
    </div>
  );
}
