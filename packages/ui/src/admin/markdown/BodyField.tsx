import { useState } from 'react';
import { altIn } from '../forms/library/altIn.ts';
import { Picker } from '../forms/library/LibraryButton.tsx';
import type { MarkdownEditorProps } from './MarkdownEditor.tsx';
import { MarkdownEditor } from './MarkdownEditor.tsx';
import { PictureRows } from './pictures/PictureRows.tsx';
import { pictureOf } from './pictures/pictureText.ts';
import type { ForeignPictures } from './pictures/useForeignPictures.ts';
import type { Pictures } from './pictures/usePictures.ts';

export interface BodyFieldProps extends Pick<
  MarkdownEditorProps,
  'id' | 'label' | 'language' | 'value' | 'error' | 'registry' | 'undoName' | 'onFrontMatter'
> {
  pictures: Pictures;
  foreign: ForeignPictures;
}

/** The Markdown editor of a text with its pictures: uploaded, from the library or copied from other sites. */
export function BodyField({ pictures, foreign, ...props }: BodyFieldProps) {
  const { language } = props;
  const [library, setLibrary] = useState<'closed' | 'pictures' | 'gallery'>('closed');
  return (
    <>
      <MarkdownEditor
        {...props}
        onValueChange={(body) => pictures.type(language, body)}
        onPictures={(...picked) => pictures.add(language, ...picked)}
        onLibrary={setLibrary}
        pictures={pictures}
        onForeignPictures={(addresses) => foreign.copy(language, addresses)}
      >
        {(isRich) => <PictureRows language={language} pictures={pictures} isRefusedOnly={isRich} />}
      </MarkdownEditor>
      {library === 'closed' ? null : (
        <Picker
          isMany
          hasVideos={library === 'pictures'}
          onPick={(items) => {
            const chosen = items.map((item) => pictureOf(item.url, altIn(item, language)));
            pictures.place(language, chosen, library === 'gallery');
          }}
          onClose={() => setLibrary('closed')}
        />
      )}
    </>
  );
}
