import { Trans } from '@lingui/react/macro';

/** Says where the cover of an item without one comes from, and how to have another. */
export function DrawnCoverHelp() {
  return (
    <Trans>
      Обложки нет, и сайт нарисовал её сам. Чтобы поставить свою, выберите картинку до 10 МБ, перетащите её
      или вставьте.
    </Trans>
  );
}
