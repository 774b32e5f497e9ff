import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '../Button/Button.tsx';
import type { IconName } from '../Icon/Icon.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { ThemeChoice } from '../../theme/themeChoice.ts';
import { themeChoices } from '../../theme/themeChoice.ts';
import * as styles from './ThemeMenu.css.ts';
import { useEarlyChoice } from './useEarlyChoice.ts';
import { useLightDismiss } from './useLightDismiss.ts';
import { useTheme } from './useTheme.ts';

const icons: Readonly<Record<ThemeChoice, IconName>> = { system: 'screen', light: 'sun', dark: 'moon' };

/** Three radio buttons in a native disclosure. Without scripts the style sheet itself applies the checked theme. */
export function ThemeMenu() {
  const { t } = useLingui();
  const [theme, setTheme] = useTheme();
  const box = useLightDismiss();
  useEarlyChoice(box, (value) => setTheme(value as ThemeChoice));
  const labels: Record<ThemeChoice, string> = {
    system: t`Как в системе`,
    light: t`Светлая`,
    dark: t`Тёмная`,
  };
  return (
    <details ref={box} className={styles.box}>
      <summary
        className={buttonClass({ tone: 'quiet', isSquare: true }, styles.trigger)}
        aria-label={t`Тема`}
        title={t`Тема`}
      >
        <Icon name="sun" size={18} className={styles.inLight} />
        <Icon name="moon" size={18} className={styles.inDark} />
      </summary>
      <fieldset className={styles.menu}>
        <legend className={styles.legend}>{t`Тема`}</legend>
        {themeChoices.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name="theme"
              value={choice}
              checked={theme === choice}
              onChange={() => setTheme(choice)}
              className={styles.radio}
            />
            <Icon name={icons[choice]} />
            {labels[choice]}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
