import { useQuery } from '../bridge/core/useQuery.ts'
import { Button } from '../components/basic/Button.tsx'
import { PlainField } from '../components/field/PlainField.tsx'
import { SelectField } from '../components/form/SelectField.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { CaseForm, CaseSent, useCaseForm } from './CaseForm.tsx'

/** ORD-12: the subject, its details, and the message. */
export const ContactForm = () => {
  const t = useCopy('service')
  const asked = useQuery({ name: 'contactSubjects', ask: {} })
  const form = useCaseForm('contact', { category: '', subject: '', email: '', message: '' })
  const { entry, enter, errorAt } = form
  const known = asked.state === 'answered' ? asked.answer : []
  const subjects = known.find(({ category }) => category === entry.category)?.subjects ?? []
  const named = (words: readonly string[]) => words.map((name) => ({ value: name, name }))
  return (
    <section className="split-section" aria-label={t.contactTitle()}>
      <div className="case-words">
        <h2 className="subheading">{t.contactTitle()}</h2>
        <p>{t.contactDetail()}</p>
      </div>
      <div className="case-words">
        {(asked.state === 'unreachable' || asked.state === 'refused') && (
          <p role="alert">
            {t.subjectsAway()}{' '}
            <Button kind="link" onPress={asked.again}>
              {t.tryAgain()}
            </Button>
          </p>
        )}
        <CaseForm
          form={form}
          onSubmit={form.submit}
          sent={<CaseSent outcome={form.outcome} email={entry.email} />}
          send={t.send()}
          names={{ category: t.category(), subject: t.subject(), email: t.email(), message: t.message() }}
        >
          <SelectField
            id="case-category"
            label={t.category()}
            placeholder={t.choose()}
            options={named(known.map(({ category }) => category))}
            value={entry.category}
            onChange={(category) => enter({ category, subject: '' })}
            error={errorAt('category')}
          />
          <SelectField
            {...form.field('subject')}
            label={t.subject()}
            placeholder={t.choose()}
            options={named(subjects)}
          />
          <PlainField {...form.field('email')} label={t.email()} type="email" autoComplete="email" />
          <PlainField {...form.field('message')} rows={6} label={t.message()} />
        </CaseForm>
      </div>
    </section>
  )
}
