import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Address } from '../../../../contracts/api/address.ts'
import { Button } from '../../components/Button.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopPath } from '../../locale/useShopPath.ts'

interface AddressActionsProps {
  readonly address: Address
  readonly isPending: boolean
  readonly onMain: () => void
  readonly onDelete: () => void
}

/** Deleting asks first, in the place of the buttons; the focus goes to the question, and back when it is answered with no. */
export function AddressActions({ address, isPending, onMain, onDelete }: AddressActionsProps) {
  const t = useCopy('addressBook')
  const shopPath = useShopPath()
  const [isAsking, setAsking] = useState(false)
  const wasAsked = useRef(false)
  const place = useRef<HTMLDivElement>(null)
  const { addressId = '', addressLine1: street = '', approachType: type = 'S' } = address
  useEffect(() => {
    if (isAsking) place.current?.querySelector('button')?.focus()
    else if (wasAsked.current) place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus()
    wasAsked.current = isAsking
  }, [isAsking])
  if (isAsking)
    return (
      <div ref={place} className="address-actions" role="group" aria-label={t.deleteQuestion({ street })} onKeyDown={({ key }) => key === 'Escape' && setAsking(false)}>
        <span>{t.deleteQuestion({ street })}</span>
        <Button isPending={isPending} onPress={onDelete}>
          {t.yesDelete()}
        </Button>
        <Button kind="quiet" onPress={() => setAsking(false)}>
          {t.keep()}
        </Button>
      </div>
    )
  return (
    <div ref={place} className="address-actions">
      <Link className="link" to={shopPath(`/account/addresses/${addressId}`)} aria-label={t.changeNamed({ street })}>
        {t.change()}
      </Link>
      {address.main !== true && (
        <Button kind="link" isPending={isPending} onPress={onMain} aria-label={t.makeMainNamed({ street, type })}>
          {t.makeMain()}
        </Button>
      )}
      <Button kind="link" onPress={() => setAsking(true)} aria-label={t.deleteNamed({ street })}>
        {t.delete()}
      </Button>
    </div>
  )
}
