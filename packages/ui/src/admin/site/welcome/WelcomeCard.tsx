import { fieldErrors } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Failure } from '../../shared/Failure.tsx';
import { actions, card, cardHead, quiet } from '../../shared/Page.css.ts';
import { problem } from '../LogoField.css.ts';
import { ContactsStep } from './ContactsStep.tsx';
import { LookStep } from './LookStep.tsx';
import { PersonStep } from './PersonStep.tsx';
import { SampleStep } from './SampleStep.tsx';
import { useQuestionFocus } from './useQuestionFocus.ts';
import { useWelcomeSteps, welcomeSteps, type WelcomeStep } from './useWelcomeSteps.ts';
import * as styles from './WelcomeCard.css.ts';

/** The setup questions: the owner, their contacts, the site's look, and whether the sample stays. */
export function WelcomeCard() {
  const { t } = useLingui();
  const steps = useWelcomeSteps();
  const { step, values, change } = steps;
  const errors = steps.error ? fieldErrors(steps.error) : {};
  const heading = useQuestionFocus(step);
  const titles: Record<WelcomeStep, string> = {
    person: t`Кто вы?`,
    contacts: t`Как вас найти?`,
    look: t`Как сайт выглядит?`,
    sample: t`Что делать с примером?`,
  };
  const number = welcomeSteps.indexOf(step) + 1;
  const total = welcomeSteps.length;
  const isLast = number === total;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!steps.isSaving) void steps.save();
  };
  return (
    <section className={card} aria-label={t`Сделайте сайт своим`}>
      <h1 className={quiet}>{t`Сделайте сайт своим: вопрос ${number} из ${total}`}</h1>
      <h2 ref={heading} tabIndex={-1} className={`${cardHead} ${styles.question}`}>
        {titles[step]}
      </h2>
      <form noValidate className={styles.form} onSubmit={handleSubmit}>
        {step === 'person' ? <PersonStep values={values} errors={errors} onChange={change} /> : null}
        {step === 'contacts' ? <ContactsStep values={values} errors={errors} onChange={change} /> : null}
        {step === 'look' ? (
          <LookStep values={values} logoProblem={steps.logoProblem} onChange={change} />
        ) : null}
        {step === 'sample' ? <SampleStep /> : null}
        {/* the field may be scrolled out of view */}
        {steps.logoProblem ? (
          <p role="alert" className={problem}>
            {steps.logoProblem}
          </p>
        ) : null}
        {steps.error ? <Failure what={t`Не сохранено.`} error={steps.error} /> : null}
        <div className={actions}>
          {number > 1 ? <Button onClick={steps.back}>{t`Назад`}</Button> : null}
          <Button type="submit" tone="primary" isPending={steps.isSaving} pendingText={t`Сохраняю…`}>
            {isLast ? t`Готово` : t`Дальше`}
          </Button>
          {isLast ? null : <Button tone="quiet" onClick={steps.skip}>{t`Пропустить`}</Button>}
          {number === 1 ? <Button tone="quiet" onClick={steps.end}>{t`Не сейчас`}</Button> : null}
        </div>
      </form>
    </section>
  );
}
