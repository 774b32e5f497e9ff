import { Trans } from '@lingui/react/macro';

/** Explains a generated cover, and how to replace it. */
export function DrawnCoverHelp() {
  return (
    <Trans>
      Обложки нет, и сайт нарисовал её сам. Чтобы поставить свою, выберите картинку до 10 МБ, перетащите её
      или вставьте.
    </Trans>
  );
}
