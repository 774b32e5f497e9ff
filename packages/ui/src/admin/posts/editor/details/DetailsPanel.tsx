import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../../../../components/IconButton/IconButton.tsx';
import { Sheet } from '../../../../components/Sheet/Sheet.tsx';
import type { EditorView } from '../useEditorView.ts';
import type { PostForm } from '../usePostForm.ts';
import { detailsId } from './detailsId.ts';
import { head, heading, panel } from './DetailsPanel.css.ts';
import { PostDetails } from './PostDetails.tsx';
import { usePanelFocus } from './usePanelFocus.ts';

export interface DetailsPanelProps {
  form: PostForm;
  view: EditorView;
}

/** The details of a post: next to the text where there is room, a bottom sheet on a phone. */
export function DetailsPanel({ form, view }: DetailsPanelProps) {
  const { t } = useLingui();
  if (!view.isDetails) return null;
  if (!view.isWide) {
    return (
      <Sheet heading={t`Сведения`} onClose={view.toggleDetails}>
        <PostDetails form={form} view={view} />
      </Sheet>
    );
  }
  return <Panel form={form} view={view} />;
}

/** Shown next to the text, so not a dialog, but it takes and returns the focus like one. */
function Panel({ form, view }: DetailsPanelProps) {
  const { t } = useLingui();
  const panelRef = usePanelFocus();
  return (
    <aside
      ref={panelRef}
      id={detailsId}
      aria-label={t`Сведения`}
      className={panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        view.toggleDetails();
      }}
    >
      <div className={head}>
        <h2 className={heading}>{t`Сведения`}</h2>
        <IconButton glyph="close" label={t`Закрыть сведения`} onClick={view.toggleDetails} />
      </div>
      <PostDetails form={form} view={view} />
    </aside>
  );
}
