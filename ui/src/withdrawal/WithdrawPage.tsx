import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { WithdrawalStatement } from '../../../contracts/serviceRequests.ts'
import { useSideQuery } from '../bridge/core/useQuery.ts'
import { useSignedIn } from '../bridge/core/useSignedIn.ts'
import { useRequest } from '../bridge/useRequest.ts'
import { LegalLink } from '../components/basic/LegalLink.tsx'
import { usePage } from '../components/basic/usePage.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useSeller } from '../service/useSeller.ts'
import { WithdrawalConfirmation, WithdrawalReceipt } from './WithdrawalConfirmation.tsx'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import type { WithdrawalDraft } from './WithdrawalForm.tsx'
import { forgetUnsent, keepUnsent, readUnsent } from './unsentStatement.ts'
import type { UnsentStatement } from './unsentStatement.ts'
import type { WithdrawalHints } from './withdrawalHints.ts'
import './WithdrawPage.css'

/**
 * LAW-14…16: withdraws from a contract in two steps: state it, confirm it. The links from an order and from letters name
 * the order; a signed-in shopper's name and address are known. What was typed stays, whatever the answer; LAW-20: what was
 * confirmed and had no answer stays on the device, too.
 */
export const WithdrawPage = () => {
  const t = useCopy('withdrawal')
  const { email } = useSeller()
  const [params] = useSearchParams()
  const { state } = useLocation() as { readonly state: WithdrawalHints | null }
  const signedIn = useSignedIn()
  const profile = useSideQuery('sideLookup', signedIn ? { name: 'profile', ask: {} } : null)
  const { firstName = '', lastName = '', email: own = '' } = profile?.consumerDetails ?? {}
  const [typed, setTyped] = useState<Partial<WithdrawalDraft>>({})
  const [stated, setStated] = useState<WithdrawalStatement | null>(null)
  const [isBack, setBack] = useState(false)
  const [unsent, setUnsent] = useState<UnsentStatement | null>(null)
  const lines = unsent?.lines ?? state?.lines ?? []
  // The same statement confirmed again after no answer keeps its key, on a later page as well.
  const { request, isPending, outcome } = useRequest<'withdraw'>({
    kept: {
      read: () => readUnsent(Date.now())?.request ?? null,
      write: (asked) =>
        asked !== null && stated !== null
          ? keepUnsent({ statement: stated, lines, request: asked, at: Date.now() })
          : forgetUnsent(),
    },
  })
  usePage(t.title())
  const named = params.get('order')
  // Not in the first picture, which the server has drawn.
  useEffect(() => {
    const found = readUnsent(Date.now())
    if (found === null || (named !== null && named !== found.statement.orderNumber)) return
    const { items, ...texts } = found.statement
    setUnsent(found)
    setStated(found.statement)
    setTyped({ ...texts, ...(items && { counts: Object.fromEntries(items.map(({ itemId, qty }) => [itemId, qty])) }) })
  }, [named])
  const draft: WithdrawalDraft = {
    name: typed.name ?? (state?.name || `${firstName} ${lastName}`.trim()),
    orderNumber: typed.orderNumber ?? named ?? '',
    email: typed.email ?? (state?.email || own),
    goods: typed.goods ?? '',
    counts: typed.counts ?? Object.fromEntries(lines.map(({ itemId, qty }) => [itemId, qty])),
  }
  const receipt = outcome?._tag === 'Done' ? outcome.output : null
  return (
    <div className="page withdraw-page">
      <h1 className="title">{t.title()}</h1>
      {receipt !== null && stated !== null ? (
        <WithdrawalReceipt statement={stated} lines={lines} receipt={receipt} />
      ) : stated === null ? (
        <>
          <p className="lede">
            {t.lede()} <LegalLink path="/withdrawal">{t.instructions()}</LegalLink>
          </p>
          <WithdrawalForm
            draft={draft}
            lines={lines}
            isBack={isBack}
            onChange={(change) => setTyped((so) => ({ ...so, ...change }))}
            onState={setStated}
          />
          {email !== '' && <p className="withdraw-note">{t.otherWay({ email })}</p>}
        </>
      ) : (
        <WithdrawalConfirmation
          statement={stated}
          lines={lines}
          isPending={isPending}
          outcome={outcome ?? (unsent?.statement === stated ? { _tag: 'Unreachable' } : null)}
          onConfirm={() => void request('withdraw', stated)}
          onChange={() => {
            setBack(true)
            setStated(null)
          }}
        />
      )}
    </div>
  )
}
