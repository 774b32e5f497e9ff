import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { key as keyClass, keys, keysHead, what } from './CommandPalette.css.ts';
import { useDeviceSwitch } from '../shared/deviceSwitch.ts';
import { shortcutText } from '../shared/keys.ts';

export interface ShortcutsDialogProps {
  onClose(): void;
}

interface Group {
  name: string;
  rows: readonly (readonly [key: string, what: string])[];
}

function useGroups(): readonly Group[] {
  const { t } = useLingui();
  return [
    {
      name: t`Везде`,
      rows: [
        [shortcutText('K'), t`команды и поиск по всей панели, когда вы не печатаете`],
        ['Shift+Enter', t`в командах: найденный пост с его датой`],
        ['C', t`новый пост`],
        ['?', t`этот список`],
        ['Esc', t`закрыть окно или меню`],
      ],
    },
    {
      name: t`В списках`,
      rows: [
        ['/', t`перейти в поле поиска`],
        [t`Пробел`, t`отметить строку`],
        [t`Shift и пробел`, t`отметить всё от прошлой отметки`],
      ],
    },
    {
      name: t`На ручке перестановки`,
      rows: [
        [t`Пробел`, t`поднять и поставить`],
        ['↑ ↓', t`двигать`],
        ['Home End', t`переместить в начало или в конец`],
        ['Esc', t`вернуть на место`],
      ],
    },
    {
      name: t`В формах и в тексте поста`,
      rows: [
        [shortcutText('S'), t`сохранить`],
        [shortcutText('Enter'), t`опубликовать пост`],
        ['/', t`в начале строки: вставить таблицу, код, формулу, ссылку на пост`],
        ['[[', t`ссылка на пост`],
        [shortcutText('B'), t`жирный`],
        [shortcutText('I'), t`курсив`],
        [shortcutText('E'), t`код`],
        [shortcutText('K'), t`ссылка`],
        [shortcutText('F'), t`найти и заменить`],
        ['Alt+↑ Alt+↓', t`передвинуть строку или картинку`],
        ['Tab', t`в таблице: следующая ячейка; после Esc — дальше по странице`],
        [shortcutText('Shift+V'), t`вставить одни слова, без оформления`],
        [shortcutText('Shift+F'), t`только текст поста, без панелей; Esc возвращает их`],
        [shortcutText('.'), t`сведения о посте: краткое описание, метки, обложка, адрес`],
        [shortcutText('Shift+.'), t`дата публикации поста`],
      ],
    },
  ];
}

/** All shortcuts of the admin area, and the switch for single keys. */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const { t } = useLingui();
  const [hasSingleKeys, turnSingleKeys] = useDeviceSwitch('singleKeys');
  return (
    <Dialog
      heading={t`Клавиши`}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div>
        <Checkbox
          label={t`Одиночные клавиши, пока вы не печатаете`}
          checked={hasSingleKeys}
          onCheckedChange={turnSingleKeys}
        />
        {useGroups().map((group) => (
          <Fragment key={group.name}>
            <h3 className={keysHead}>{group.name}</h3>
            <dl className={keys}>
              {group.rows.map(([key, meaning]) => (
                <Fragment key={key + meaning}>
                  <dt>
                    <kbd className={keyClass}>{key}</kbd>
                  </dt>
                  <dd className={what}>{meaning}</dd>
                </Fragment>
              ))}
            </dl>
          </Fragment>
        ))}
      </div>
    </Dialog>
  );
}
