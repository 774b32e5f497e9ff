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

/** All shortcuts of the admin area, and the switch for single keys. */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const { t } = useLingui();
  const [hasSingleKeys, turnSingleKeys] = useDeviceSwitch('singleKeys');
  const groups: readonly { name: string; rows: readonly (readonly [key: string, what: string])[] }[] = [
    {
      name: t`Везде`,
      rows: [
        [shortcutText('K'), t`команды и поиск по всей панели`],
        ['Shift+Enter', t`в командах: найденный пост с его датой`],
        ['C', t`новый пост`],
        ['?', t`этот список`],
        ['Esc', t`закрыть окно или меню`],
      ],
    },
    {
      name: t`В списках`,
      rows: [
        ['/', t`в поле поиска`],
        [t`Пробел`, t`отметить строку`],
        [t`Shift и пробел`, t`отметить всё от прошлой отметки`],
      ],
    },
    {
      name: t`На ручке перестановки`,
      rows: [
        [t`Пробел`, t`поднять и поставить`],
        ['↑ ↓', t`двигать`],
        ['Home End', t`в начало и в конец`],
        ['Esc', t`вернуть на место`],
      ],
    },
    {
      name: t`В формах и в тексте поста`,
      rows: [
        [shortcutText('S'), t`сохранить`],
        [shortcutText('Enter'), t`опубликовать пост`],
        ['/', t`в начале строки: вставить таблицу, код, формулу, ссылку на пост`],
        ['Tab', t`в таблице: следующая ячейка; после Esc — дальше по странице`],
        [shortcutText('Shift+V'), t`вставить одни слова, без оформления`],
        [shortcutText('Shift+F'), t`только текст поста, без панелей; Esc возвращает их`],
        [shortcutText('.'), t`сведения о посте: описание, метки, обложка, адрес`],
        [shortcutText('Shift+.'), t`дата публикации поста`],
      ],
    },
  ];
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
        {groups.map((group) => (
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
