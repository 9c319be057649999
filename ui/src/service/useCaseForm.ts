import { useState } from 'react'
import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import type { ServiceRequests } from '../../../contracts/serviceRequests.ts'
import { caseFailures } from '../../../core/domain/service/caseForms.ts'
import type { CaseForm } from '../../../core/domain/service/caseForms.ts'
import { useService } from '../bridge/useService.ts'
import { useCopy } from '../copy/useCopy.ts'

/** ORD-11, ORD-12: a message to the shop's people. The rules first, then the call; what was typed stays until it is sent. */
export const useCaseForm = <Form extends CaseForm>(form: Form, blank: ServiceRequests[Form]['ask']) => {
  const v = useCopy('validation')
  const { request, isPending, outcome } = useService(form)
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
    enter: (fields: Partial<ServiceRequests[Form]['ask']>) => setEntry((so) => ({ ...so, ...fields })),
    errorAt,
    failing: failures.map(({ field }) => field),
    turn,
    isPending,
    outcome,
    submit: async () => {
      const found = caseFailures(form, entry)
      setFailures(found)
      setTurn((so) => so + 1)
      if (found.length === 0) await request(entry)
    },
  }
}
