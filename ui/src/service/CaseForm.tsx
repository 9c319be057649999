import { useState } from 'react'
import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import type { Requests } from '../../../contracts/requests.ts'
import { caseFailures } from '../../../core/domain/service/caseForms.ts'
import type { CaseForm as CaseName } from '../../../core/domain/service/caseForms.ts'
import { useRequest } from '../bridge/useRequest.ts'
import { Button } from '../components/basic/Button.tsx'
import { PlainForm } from '../components/basic/PlainForm.tsx'
import { FormRefusal } from '../components/check/FormRefusal.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'
import './CaseForm.css'

interface CaseFormProps {
  readonly form: Pick<
    ReturnType<typeof useCaseForm<'contact' | 'warranty'>>,
    'failing' | 'turn' | 'isPending' | 'outcome' | 'submit'
  >
  readonly email: string
  /** The fields' names, for the sentence above the form; each field's id is its name. */
  readonly names: Readonly<Record<string, string>>
  readonly send: string
  readonly children: React.ReactNode
}

/**
 * A form to customer service: what is missing is shown above it, why it was not sent below it, and the case number in
 * its place once it was.
 */
export const CaseForm = ({ form, email, names, send, children }: CaseFormProps) => {
  const t = useCopy('service')
  const errors = useCopy('errors')
  const { failing, turn, isPending, outcome, submit } = form
  if (outcome?._tag === 'Done')
    return (
      <p className="lede" role="status">
        {t.sent({ number: outcome.output })} {t.answerTo({ email })}
      </p>
    )
  return (
    <PlainForm className="case-form" onSubmit={submit}>
      {failing.length > 0 && (
        <FormRefusal
          fields={failing.map((field) => ({ id: `case-${field}`, name: names[field] ?? field }))}
          focusTurn={turn}
        />
      )}
      {children}
      {outcome !== null && (
        <Refusal title={t.notSent()}>
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

/**
 * ORD-11, ORD-12: a message to customer service. First the rules, then the call; what was typed stays until it is sent.
 */
export const useCaseForm = <Form extends CaseName>(form: Form, blank: Requests[Form]['input']) => {
  const v = useCopy('validation')
  const { request, isPending, outcome } = useRequest<Form>()
  const [entry, setEntry] = useState(blank)
  const [failures, setFailures] = useState<readonly FieldFailure[]>([])
  const [turn, setTurn] = useState(0)
  const refusedAt = outcome?._tag === 'Refused' ? outcome.field : null
  const errorAt = (field: string): string | undefined => {
    const failure =
      failures.find((each) => each.field === field) ?? (refusedAt === field ? { field, rule: 'required' } : undefined)
    if (failure === undefined) return undefined
    return failure.rule === 'email'
      ? v.email()
      : failure.rule === 'maxLength'
        ? v.maxLength({ n: Number(failure.values?.['n'] ?? 0) })
        : v.required()
  }
  return {
    entry,
    enter: (fields: Partial<Requests[Form]['input']>) => setEntry((so) => ({ ...so, ...fields })),
    errorAt,
    failing: failures.map(({ field }) => field),
    turn,
    isPending,
    outcome,
    submit: async () => {
      const found = caseFailures(form, entry)
      setFailures(found)
      setTurn((so) => so + 1)
      if (found.length === 0) await request(form, entry)
    },
  }
}
