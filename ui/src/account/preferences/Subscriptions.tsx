import { useState } from 'react'
import type { ConsumerProfile } from '../../../../contracts/api/consumer.ts'
import { subscriptionChoices, subscriptionToSend } from '../../../../core/domain/account/subscriptionChoices.ts'
import type { SubscriptionChoice } from '../../../../core/domain/account/subscriptionChoices.ts'
import { announce } from '../../components/announce.ts'
import { CheckboxField } from '../../components/CheckboxField.tsx'
import { focusField } from '../../components/focusField.ts'
import { showToast } from '../../components/toastStore.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { ChangeNotice } from '../ChangeNotice.tsx'
import { SmsTerms } from '../signUp/SmsTerms.tsx'
import { useAccountChange } from '../useAccountChange.ts'

/** ACC-16: a box says what the shop knows, and pressing it changes that at once; messages to a phone begin after their terms (SIGN-21). */
export function Subscriptions({
  profile,
  onSaved,
}: {
  readonly profile: ConsumerProfile
  readonly onSaved: () => void
}) {
  const t = useCopy('preferences')
  const signUp = useCopy('signUp')
  const locale = useShopLocale()
  const [isReading, setReading] = useState(false)
  const { change, isPending, outcome } = useAccountChange()
  const set = async (choice: SubscriptionChoice, isOn: boolean) => {
    setReading(false)
    if (choice.recipient === null) return
    const subscriptions = [subscriptionToSend(choice, choice.recipient, isOn, locale)] as const
    if ((await change({ _tag: 'ChangeSubscriptions', subscriptions }))._tag !== 'Done') return
    showToast({ title: isOn ? t.subscribed() : t.unsubscribed() })
    onSaved()
  }
  const tick = (choice: SubscriptionChoice, isOn: boolean) => {
    if (choice.channel === 'email' || !isOn) return void set(choice, isOn)
    setReading(true)
    announce(signUp.smsTermsShown())
  }
  return (
    <section aria-labelledby="subscriptions-heading">
      <h2 id="subscriptions-heading" className="heading">
        {t.subscriptions()}
      </h2>
      <ChangeNotice outcome={outcome} />
      <div className="consents">
        {subscriptionChoices(profile, locale).map((choice) => {
          const { channel, type, recipient, isOn } = choice
          const id = `subscription-${channel}-${type}`
          const accept = () => {
            void set(choice, true)
            focusField(id)
          }
          return (
            <div key={id}>
              <CheckboxField
                id={id}
                isSelected={isOn || (channel === 'sms' && isReading)}
                isDisabled={recipient === null}
                isReadOnly={isPending}
                onChange={(ticked) => tick(choice, ticked)}
              >
                {t[`${type}_${channel}`]()}
              </CheckboxField>
              <p className="consent-links">{recipient ?? t.needsPhone()}</p>
              {channel === 'sms' && isReading && <SmsTerms onAccept={accept} onClose={() => setReading(false)} />}
            </div>
          )
        })}
      </div>
    </section>
  )
}
