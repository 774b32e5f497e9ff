import { useState } from 'react';
import type { ListAddress } from '../lists/useListAddress.ts';
import { DateField } from '../../components/DateField/DateField.tsx';

export interface DayFilterProps {
  address: ListAddress;
  /** The query parameter. */
  name: string;
  label: string;
  value: string;
}

/** A date filter stored in the address. */
export function DayFilter({ address, name, label, value }: DayFilterProps) {
  // The address changes shortly after a keystroke; typing a year takes four.
  const [seen, setSeen] = useState(value);
  const [typed, setTyped] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setTyped(value);
  }
  return (
    <DateField
      precision="day"
      label={label}
      value={typed}
      onValueChange={(day) => {
        setTyped(day);
        address.go({ [name]: day }, { replace: true });
      }}
    />
  );
}
