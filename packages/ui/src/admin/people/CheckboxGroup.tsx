import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { group } from './CheckboxGroup.css.ts';

export interface CheckboxGroupProps<Value extends string> {
  legend: string;
  options: readonly Value[];
  labelOf(option: Value): string;
  chosen: readonly Value[];
  onChoose(chosen: readonly Value[]): void;
}

/** A choice of any number of options. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { legend, options, labelOf, chosen, onChoose } = props;
  return (
    <fieldset className={group}>
      <legend>{legend}</legend>
      {options.map((one) => (
        <Checkbox
          key={one}
          label={labelOf(one)}
          checked={chosen.includes(one)}
          onCheckedChange={(checked) =>
            onChoose(checked ? [...chosen, one] : chosen.filter((other) => other !== one))
          }
        />
      ))}
    </fieldset>
  );
}
