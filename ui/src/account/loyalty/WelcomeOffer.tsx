import { useCopy } from '../../copy/useCopy.ts'
import { AccountPart } from '../AccountPart.tsx'
import './WelcomeOffer.css'

/** LOY-06: the offer, in the server's text. */
export const WelcomeOffer = () => {
  const t = useCopy('loyalty')
  return (
    <AccountPart query={{ name: 'welcomePromotion', ask: {} }}>
      {({ title, text, code }) => (
        <div className="welcome-offer">
          <b>{title}</b>
          <p>{text}</p>
          {code !== undefined && <p>{t.code({ code })}</p>}
        </div>
      )}
    </AccountPart>
  )
}
