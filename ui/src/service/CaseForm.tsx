import { useState } from 'react'
import type { OutcomeOf, Requests } from '../../../contracts/requests.ts'
import { caseFailures } from '../../../core/domain/service/caseForms.ts'
import type { CaseForm as CaseName } from '../../../core/domain/service/caseForms.ts'
import { useRequest } from '../bridge/useRequest.ts'
import { Button } from '../components/basic/Button.tsx'
import { PlainForm } from '../components/basic/PlainForm.tsx'
import { FormRefusal } from '../components/check/FormRefusal.tsx'
import { useReportedFailures } from '../components/check/useReportedFailures.ts'
import { Refusal } from '../components/basic/Refusal.tsx'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'
import './CaseForm.css'

interface CaseFormProps {
  readonly form: Pick<ReturnType<typeof useCaseForm<CaseName>>, 'failing' | 'turn' | 'isPending' | 'outcome'>
  readonly onSubmit: () => unknown
  /** Takes the place of the form once it was sent. */
  readonly sent?: React.ReactNode
  /** The fields' names, for the sentence above the form; each field's id is its name. */
  readonly names: Readonly<Record<string, string>>
  readonly send: string
  readonly children: React.ReactNode
}

/** What is missing is shown above the fields, and why it was not sent below them. */
export const CaseForm = ({ form, onSubmit, sent, names, send, children }: CaseFormProps) => {
  const t = useCopy('service')
  const errors = useCopy('errors')
  const { failing, turn, isPending, outcome } = form
  const shell = useCopy('shell')
  const [read, setRead] = useState<typeof outcome>(null)
  if (sent !== undefined && outcome?._tag === 'Done') return sent
  return (
    <PlainForm className="case-form" onSubmit={() => void onSubmit()}>
      {failing.length > 0 && (
        <FormRefusal
          fields={failing.map((field) => ({ id: `case-${field}`, name: names[field] ?? field }))}
          focusTurn={turn}
        />
      )}
      {children}
      {outcome !== null && outcome._tag !== 'Done' && outcome !== read && (
        <Refusal title={t.notSent()} action={<Button onPress={() => setRead(outcome)}>{shell.ok()}</Button>}>
          {outcome._tag === 'Refused' ? errorText(errors, outcome.errorId, outcome.message) : t.noAnswer()}
        </Refusal>
      )}
      <div>
        <Button kind="primary" type="submit" isPending={isPending}>
          {send}
        </Button>
      </div>
    </PlainForm>
  )
}

/** A message to customer service was sent: its case number, and where the answer goes. */
export const CaseSent = ({
  outcome,
  email,
}: {
  readonly outcome: OutcomeOf<'contact'> | null
  readonly email: string
}) => {
  const t = useCopy('service')
  return (
    <p className="lede" role="status">
      {outcome?._tag === 'Done' && t.sent({ number: outcome.output })} {t.answerTo({ email })}
    </p>
  )
}

/**
 * A form that is sent by one call (`caseForms`). First the rules, then the call; what was typed stays until it is sent.
 * `without`: fields that the form does not show.
 */
export const useCaseForm = <Form extends CaseName>(
  form: Form,
  blank: Requests[Form]['input'],
  without: readonly string[] = [],
) => {
  const v = useCopy('validation')
  const errors = useCopy('errors')
  const { request, isPending, outcome } = useRequest<Form>()
  const [entry, setEntry] = useState(blank)
  const [sent, setSent] = useState(blank)
  const failing = caseFailures(form, entry).filter(({ field }) => !without.includes(field))
  const { shown, report } = useReportedFailures(failing)
  const [turn, setTurn] = useState(0)
  const refused = outcome?._tag === 'Refused' ? outcome : null
  const errorAt = (field: keyof Requests[Form]['input'] & string): string | undefined => {
    const failure = shown.find((each) => each.field === field)
    if (failure === undefined)
      return refused?.field === field && entry[field] === sent[field] ? refusedText(refused) : undefined
    return failure.rule === 'email' || failure.rule === 'pattern'
      ? v.email()
      : failure.rule === 'maxLength'
        ? v.maxLength({ n: Number(failure.values?.['n'] ?? 0) })
        : v.required()
  }
  /** These two say no more than that the field is missing or cannot be right. */
  const refusedText = ({ errorId, message }: { readonly errorId: string; readonly message: string }): string =>
    errorId === 'ATTR300' || errorId === 'API400' ? v.required() : errorText(errors, errorId, message)
  return {
    entry,
    /** What a field of the form is made of, apart from its label. */
    field: (name: keyof Requests[Form]['input'] & string) => ({
      id: `case-${name}`,
      value: entry[name],
      onChange: (value: string) => setEntry((so) => ({ ...so, [name]: value })),
      error: errorAt(name),
    }),
    enter: (fields: Partial<Requests[Form]['input']>) => setEntry((so) => ({ ...so, ...fields })),
    errorAt,
    failing: shown.map(({ field }) => field),
    turn,
    isPending,
    outcome,
    /** Null = the entry was not sent. `prepare`: fills in what is known only once the entry is valid; null = do not send. */
    submit: async (prepare: Prepare<Form> = async () => ({})): Promise<OutcomeOf<Form> | null> => {
      report()
      setSent(entry)
      setTurn((so) => so + 1)
      const more = failing.length === 0 ? await prepare() : null
      return more && request(form, { ...entry, ...more })
    },
  }
}

type Prepare<Form extends CaseName> = () => Promise<Partial<Requests[Form]['input']> | null>
