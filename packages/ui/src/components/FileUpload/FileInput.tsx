import type { ComponentProps } from 'react';
import { visuallyHidden } from '../../theme/text.css.ts';

export interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  /** Called with the chosen files. */
  onFiles(files: readonly File[]): void;
}

/** The browser's dialog for choosing files, without a control of its own: a button opens it through the ref. */
export function FileInput({ onFiles, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      className={visuallyHidden}
      tabIndex={-1}
      aria-hidden="true"
      onChange={(event) => {
        onFiles([...(event.currentTarget.files ?? [])]);
        // The same file can be chosen again.
        event.currentTarget.value = '';
      }}
    />
  );
}
