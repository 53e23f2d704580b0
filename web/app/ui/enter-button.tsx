interface EnterButtonProps {
  readonly name: string;
  readonly value: string;
}

/** Comes first in a form: browsers press its first button on Enter, and the others could do something else. */
export function EnterButton(pressed: EnterButtonProps) {
  return <button className="visually-hidden" {...pressed} tabIndex={-1} aria-hidden="true" />;
}
