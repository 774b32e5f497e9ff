import { headCell } from '../../packages/ui/src/testing/design.css.ts';

export interface HeadsProps {
  titles: readonly string[];
}

/** The head of a table on the pages about the design. */
export function Heads({ titles }: HeadsProps) {
  return (
    <thead>
      <tr>
        {titles.map((title) => (
          <th key={title} scope="col" className={headCell}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}
