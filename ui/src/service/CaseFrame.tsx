import { Button } from '../components/Button.tsx'
import { FormRefusal } from '../components/FormRefusal.tsx'
import { Refusal } from '../components/Refusal.tsx'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'
import type { useCaseForm } from './useCaseForm.ts'
import './CaseForm.css'

interface CaseFrameProps {
  readonly form: Pick<
    ReturnType<typeof useCaseForm<'contact' | 'warranty'>>,
    'failing' | 'turn' | 'isPending' | 'outcome' | 'submit'
  >
  readonly email: string
  /** The fields' names, for the sentence above the form; each field has its own name as its id. */
  readonly names: Readonly<Record<string, string>>
  readonly send: string
  readonly children: React.ReactNode
}

/** A form to the shop's people: what is missing above it, why it was not sent below it, and its number in its place when it was. */
export function CaseFrame({ form, email, names, send, children }: CaseFrameProps) {
  const t = useCopy('service')
  const errors = useCopy('errors')
  const { failing, turn, isPending, outcome, submit } = form
  if (outcome?._tag === 'Done')
    return (
      <p className="lede" role="status">
        {t.sent({ number: outcome.answer })} {t.answerTo({ email })}
      </p>
    )
  return (
    <form className="case-form" noValidate onSubmit={(event) => (event.preventDefault(), void submit())}>
      {failing.length > 0 && (
        <FormRefusal
          fields={failing.map((field) => ({ id: `case-${field}`, name: names[field] ?? field }))}
          focusTurn={turn}
        />
      )}
      {children}
      {outcome !== null && (
        <Refusal title={t.notSent()}>
          {outcome._tag === 'Unreachable' ? t.noAnswer() : errorText(errors, outcome.errorId, outcome.message)}
        </Refusal>
      )}
      <div>
        <Button kind="primary" type="submit" isPending={isPending}>
          {send}
        </Button>
      </div>
    </form>
  )
}
