import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { genitiveOf } from './genitive.ts';

export interface GenitiveOfferProps {
  /** The owner's name. */
  name: string;
  /** The current value of the field. */
  value: string;
  onTake(genitive: string): void;
}

/** Offers the genitive of the name, formed by grammar rules. */
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
