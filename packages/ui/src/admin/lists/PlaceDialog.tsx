import { useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Field } from '../../components/Field/Field.tsx';

export interface PlaceDialogProps {
  /** The name of the moved item. */
  name: string;
  /** Its current position, from 1. */
  place: number;
  /** The number of items. */
  total: number;
  onMove(place: number): void;
  onClose(): void;
}

/** Moves an item by number, for lists too long to drag through and for people who cannot drag (WCAG 2.5.7). */
export function PlaceDialog({ name, place, total, onMove, onClose }: PlaceDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [text, setText] = useState(String(place));
  const [error, setError] = useState('');
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = Number(text);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > total) {
      return setError(t`Введите число от 1 до ${total}`);
    }
    onMove(wanted);
    onClose();
  };
  return (
    <Dialog
      size="small"
      heading={t`Поставить «${name}» на место`}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Отмена`}</Button>
          <Button tone="primary" type="submit" form={formId}>{t`Поставить`}</Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate>
        <Field
          label={t`Место от 1 до ${total}`}
          type="number"
          inputMode="numeric"
          min={1}
          max={total}
          value={text}
          error={error || undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
