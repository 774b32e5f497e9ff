import type { Language, Profile } from '@janus-site/core';
import {
  errorText,
  isEmailAddress,
  isWebAddress,
  languages,
  media,
  profile as profileData,
} from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { whole } from '../../forms/FormBar.css.ts';
import { fieldId } from '../../forms/FormNotices.tsx';
import { PhotoUpload } from '../photo/PhotoUpload.tsx';
import { TranslatedFormFrame } from '../../forms/TranslatedFormFrame.tsx';
import { useTranslatedForm } from '../../forms/useTranslatedForm.ts';
import { useUpload } from '../../forms/useUpload.ts';
import { Field } from '../../../components/Field/Field.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { useNavigation } from '../../../hooks/navigation.ts';
import { usePage } from '../../../hooks/page.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { CvUpload } from './CvUpload.tsx';
import type { ProfileShared, ProfileText, ProfileValues } from './profileValues.ts';
import { sharedBody, textBody, valuesOf } from './profileValues.ts';

export interface ProfileFormProps {
  profile: Profile;
}

function useValidation() {
  const { t } = useLingui();
  return (values: ProfileValues): Record<string, string> => {
    const errors: Record<string, string> = {};
    const { shared } = values;
    if (shared.github && !isWebAddress(shared.github)) {
      errors['shared.github'] = t`Введите адрес целиком, начиная с https://`;
    }
    if (shared.email && !isEmailAddress(shared.email)) {
      errors['shared.email'] = t`Введите адрес почты так: name@example.com`;
    }
    for (const language of languages) {
      const text = values[language];
      const hasWords = Object.values(text).some(Boolean);
      if ((language === 'ru' || hasWords) && !text.name.trim()) errors[`${language}.name`] = t`Введите имя`;
    }
    return errors;
  };
}

/** The site owner's profile in both languages. */
export function ProfileForm({ profile }: ProfileFormProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const { href } = useNavigation();
  const showToast = useToast();
  const validate = useValidation();
  const update = useWrite(profileData.update);
  const updateTranslation = useWrite(profileData.updateTranslation);
  const uploadMedia = useWrite(media.upload);
  const photo = useUpload(async (file, onProgress) => {
    const picture = await uploadMedia.run({ file, onProgress });
    return picture.ok ? update.run({ photo: picture.data.url }) : picture;
  });
  const form = useTranslatedForm<ProfileShared, ProfileText>({
    name: 'profile',
    saved: valuesOf(profile),
    validate,
    saveShared: (shared, only) => update.run(only(sharedBody(shared))),
    saveText: (language, text, only) => updateTranslation.run({ language, body: only(textBody(text)) }),
  });
  const { shared } = form.values;
  const handleRemovePhoto = async () => {
    const result = await photo.override(() => update.run({ photo: null }));
    if (!result || result.ok) return;
    const why = errorText(result.error, language);
    showToast({ tone: 'error', message: t`Фото не убрано: ${why}` });
  };

  const sharedLine = (key: keyof ProfileShared, label: string, placeholder: string) => (
    <Field
      id={fieldId(`shared.${key}`)}
      label={label}
      isOptional
      placeholder={placeholder}
      value={shared[key]}
      error={form.errors[`shared.${key}`]}
      onChange={(event) => form.changeShared({ [key]: event.currentTarget.value })}
    />
  );
  const textLine = (language: Language, key: keyof ProfileText, label: string, help?: string) => (
    <Field
      id={fieldId(`${language}.${key}`)}
      label={label}
      help={help}
      lang={language}
      maxLength={key === 'name' ? 100 : 200}
      value={form.values[language][key]}
      error={form.errors[`${language}.${key}`]}
      onChange={(event) => form.changeText(language, { [key]: event.currentTarget.value })}
    />
  );
  const renderText = (language: Language) => (
    <>
      {textLine(language, 'name', t`Имя и фамилия`)}
      {textLine(language, 'headline', t`Кто вы`, t`Строка под именем`)}
      {textLine(language, 'location', t`Место`)}
      {textLine(
        language,
        'availability',
        t`Открыт ли к работе`,
        t`Строка над кнопками портфолио; пустой её нет`,
      )}
      {textLine(language, 'answer_time', t`Когда ответите`, t`Под отправленным сообщением`)}
      <TextArea
        id={fieldId(`${language}.about`)}
        label={t`О себе`}
        help={t`Markdown`}
        lang={language}
        maxLength={5000}
        rows={8}
        value={form.values[language].about}
        error={form.errors[`${language}.about`]}
        onChange={(event) => form.changeText(language, { about: event.currentTarget.value })}
      />
      <CvUpload profile={profile} language={language} />
    </>
  );
  return (
    <TranslatedFormFrame
      heading={t`Профиль`}
      backHref={href('login')}
      form={form}
      renderText={renderText}
      shared={
        <>
          {sharedLine('email', t`Почта`, 'name@example.com')}
          {sharedLine('telegram', 'Telegram', '@name')}
          {sharedLine('github', 'GitHub', 'https://github.com/name')}
          <div className={whole}>
            <PhotoUpload
              picture={profile.photo}
              upload={photo.upload}
              onPhoto={(file) => void photo.send(file)}
              onRemove={() => void handleRemovePhoto()}
            />
          </div>
        </>
      }
    />
  );
}
