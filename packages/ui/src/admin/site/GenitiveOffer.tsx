import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { genitiveOf } from './genitive.ts';

export interface GenitiveOfferProps {
  /** The owner's name. */
  name: string;
  /** What the field has now. */
  value: string;
  onTake(genitive: string): void;
}

/** Offers the form of the name that the rules of the language make. */
export function GenitiveOffer({ name, value, onTake }: GenitiveOfferProps) {
  const { t } = useLingui();
  const genitive = genitiveOf(name);
  if (genitive === '' || genitive === value.trim()) return null;
  return (
    <div>
      <Button onClick={() => onTake(genitive)}>{t`Подставить «${genitive}»`}</Button>
    </div>
  );
}
