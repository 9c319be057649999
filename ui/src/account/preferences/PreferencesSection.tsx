import { useState } from 'react'
import type { ConsumerProfile } from '../../../../contracts/api/entities/consumer.ts'
import {
  shoeSizeIn,
  shoeSizes,
  subscriptionChoices,
  subscriptionToSend,
  tickedInterest,
} from '../../../../core/domain/account/profileRules.ts'
import type { SubscriptionChoice } from '../../../../core/domain/account/profileRules.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import { useRequest } from '../../bridge/useRequest.ts'
import { announce } from '../../components/basic/announce.ts'
import { Button } from '../../components/basic/Button.tsx'
import { usePage } from '../../components/basic/usePage.ts'
import { focusField } from '../../components/check/focusField.ts'
import { CheckboxField } from '../../components/form/CheckboxField.tsx'
import { SelectField } from '../../components/form/SelectField.tsx'
import { showToast } from '../../state/toastStore.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { AccountForm } from '../AccountForm.tsx'
import { ChangeNotice } from '../AccountNotice.tsx'
import { ProfilePart } from '../AccountPart.tsx'
import { ConsentLinks, Consents } from '../Consents.tsx'
import { SmsTerms } from '../signUp/SmsTerms.tsx'
import { InterestChoices } from './InterestChoices.tsx'
import './PreferencesSection.css'

/** ACC-05, ACC-16: interests and subscriptions. */
export const PreferencesSection = () => {
  const t = useCopy('preferences')
  usePage(t.title())
  return (
    <>
      <h1 className="title">{t.title()}</h1>
      <ProfilePart>
        {(profile, again) => (
          <div className="preferences">
            <Interests preferences={profile.preferences} onSaved={again} />
            <Subscriptions profile={profile} onSaved={again} />
          </div>
        )}
      </ProfilePart>
    </>
  )
}

type Preferences = ConsumerProfile['preferences']

/** ACC-05: interests and shoe size. */
const Interests = ({ preferences, onSaved }: { readonly preferences: Preferences; readonly onSaved: () => void }) => {
  const t = useCopy('preferences')
  const [chosen, setChosen] = useState<Preferences>({})
  const { country } = locales[useShopLocale()]
  const { request, isPending, outcome } = useRequest()
  const { interests = '', preferredShoeSize = '' } = { ...preferences, ...chosen }
  const submit = async () => {
    if (interests === (preferences.interests ?? '') && preferredShoeSize === (preferences.preferredShoeSize ?? ''))
      return showToast({ title: t.nothing() })
    if (
      (await request('changeProfile', { profile: { preferences: { interests, preferredShoeSize } } }))._tag !== 'Done'
    )
      return
    showToast({ title: t.saved() })
    onSaved()
  }
  return (
    <section aria-labelledby="interests-heading">
      <h2 id="interests-heading" className="heading">
        {t.interests()}
      </h2>
      <p>{t.interestsLede()}</p>
      <AccountForm onSubmit={submit}>
        <ChangeNotice outcome={outcome} />
        <InterestChoices
          interests={interests}
          onTick={(name, isTicked) =>
            setChosen((so) => ({
              ...so,
              interests: tickedInterest(so.interests ?? preferences.interests, name, isTicked),
            }))
          }
        />
        <SelectField
          label={t.shoeSize()}
          placeholder={t.noSize()}
          options={shoeSizes.map((value) => ({ value, name: shoeSizeIn(country, value) }))}
          value={preferredShoeSize}
          onChange={(size) => setChosen((so) => ({ ...so, preferredShoeSize: size }))}
        />
        <Button type="submit" isPending={isPending}>
          {t.saveInterests()}
        </Button>
      </AccountForm>
    </section>
  )
}

/**
 * ACC-16: a box shows what the shop knows, and pressing it changes that at once; messages to a phone need their terms
 * first (SIGN-21).
 */
const Subscriptions = ({ profile, onSaved }: { readonly profile: ConsumerProfile; readonly onSaved: () => void }) => {
  const t = useCopy('preferences')
  const signUp = useCopy('signUp')
  const locale = useShopLocale()
  const [isReading, setReading] = useState(false)
  const { request, isPending, outcome } = useRequest()
  const set = async (choice: SubscriptionChoice, isOn: boolean) => {
    setReading(false)
    if (choice.recipient === null) return
    const subscriptions = [subscriptionToSend(choice, choice.recipient, isOn, locale)] as const
    if ((await request('changeSubscriptions', { subscriptions }))._tag !== 'Done') return
    showToast({ title: isOn ? t.subscribed() : t.unsubscribed() })
    onSaved()
  }
  const stopAll = async (channel: SubscriptionChoice['channel']) => {
    if ((await request('setNotification', { channel, optin: false }))._tag !== 'Done') return
    showToast({ title: t.unsubscribed() })
    focusField('subscriptions-heading')
    onSaved()
  }
  const choices = subscriptionChoices(profile, locale)
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
      <Consents>
        {choices.map((choice) => {
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
              <ConsentLinks>{recipient ?? t.needsPhone()}</ConsentLinks>
              {channel === 'sms' && isReading && <SmsTerms onAccept={accept} onClose={() => setReading(false)} />}
            </div>
          )
        })}
      </Consents>
      {/* ACC-15 */}
      <p className="account-foot">
        {(['email', 'sms'] as const)
          .filter((channel) => choices.some((choice) => choice.channel === channel && choice.isOn))
          .map((channel) => (
            <Button key={channel} kind="link" isPending={isPending} onPress={() => void stopAll(channel)}>
              {t[`stopAll_${channel}`]()}
            </Button>
          ))}
      </p>
    </section>
  )
}
