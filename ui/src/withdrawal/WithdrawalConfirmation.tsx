import { useEffect, useRef } from 'react'
import type { OutcomeOf, Requests } from '../../../contracts/requests.ts'
import type { WithdrawalStatement } from '../../../contracts/serviceRequests.ts'
import { submissionTime } from '../../../core/domain/withdrawal/withdrawal.ts'
import { Button } from '../components/basic/Button.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { errorText } from '../copy/errorText.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useSeller } from '../service/useSeller.ts'
import type { WithdrawnLine } from './withdrawalHints.ts'

interface WithdrawalConfirmationProps {
  readonly statement: WithdrawalStatement
  readonly lines: readonly WithdrawnLine[]
  readonly isPending: boolean
  readonly outcome: OutcomeOf<'withdraw'> | null
  readonly onConfirm: () => void
  readonly onChange: () => void
}

/** LAW-15: the second step: the statement as it will be sent, and the button that sends it. */
export const WithdrawalConfirmation = ({
  statement,
  lines,
  isPending,
  outcome,
  onConfirm,
  onChange,
}: WithdrawalConfirmationProps) => {
  const t = useCopy('withdrawal')
  const errors = useCopy('errors')
  const { name, email } = useSeller()
  return (
    <section className="withdraw-step">
      <StepTitle>{t.stepTwo()}</StepTitle>
      <p>{t.statement({ seller: name })}</p>
      <StatementFacts statement={statement} lines={lines} />
      {outcome !== null && outcome._tag !== 'Done' && !isPending && (
        <Refusal title={t.notSent()}>
          {outcome._tag === 'Refused' ? errorText(errors, outcome.errorId, outcome.message) : t.noAnswer()}{' '}
          {email !== '' && t.otherWay({ email })}
        </Refusal>
      )}
      <div className="withdraw-acts">
        <Button kind="primary" isPending={isPending} onPress={onConfirm}>
          {t.confirm()}
        </Button>
        <Button kind="link" onPress={onChange}>
          {t.change()}
        </Button>
      </div>
    </section>
  )
}

interface WithdrawalReceiptProps extends Pick<WithdrawalConfirmationProps, 'statement' | 'lines'> {
  readonly receipt: Requests['withdraw']['output']
}

/** LAW-16: the receipt, as the email has it. */
export const WithdrawalReceipt = ({ statement, lines, receipt }: WithdrawalReceiptProps) => {
  const t = useCopy('withdrawal')
  const locale = useShopLocale()
  return (
    <section className="withdraw-step">
      <StepTitle>{t.doneTitle()}</StepTitle>
      <p>{t.receiptTo({ email: statement.email })}</p>
      <StatementFacts
        statement={statement}
        lines={lines}
        first={[
          [t.number(), receipt.number],
          [t.received(), submissionTime(locale, receipt.receivedAt)],
        ]}
      />
      <div>
        <Button kind="link" onPress={() => print()}>
          {t.print()}
        </Button>
      </div>
    </section>
  )
}

/** Takes the focus, because the button that led here is gone. */
const StepTitle = ({ children }: { readonly children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} className="subheading" tabIndex={-1}>
      {children}
    </h2>
  )
}

type Fact = readonly [name: string, value: string]

const StatementFacts = ({
  statement: { name, orderNumber, email, goods, items },
  lines,
  first = [],
}: Pick<WithdrawalConfirmationProps, 'statement' | 'lines'> & { readonly first?: readonly Fact[] }) => {
  const t = useCopy('withdrawal')
  const scope =
    items?.map(({ itemId, qty }) => `${qty} × ${lines.find((line) => line.itemId === itemId)?.name ?? itemId}`) ??
    (goods === undefined ? [t.all()] : [goods])
  const facts: readonly Fact[] = [...first, [t.name(), name], [t.orderNumber(), orderNumber], [t.email(), email]]
  return (
    <dl className="withdraw-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{t.scope()}</dt>
        {scope.map((each) => (
          <dd key={each}>{each}</dd>
        ))}
      </div>
    </dl>
  )
}
