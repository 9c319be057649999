import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { signUpParams } from '../../../../core/domain/account/signUpToSend.ts'
import { eventStep } from '../../../../core/domain/event/eventRegistration.ts'
import type { EventStep } from '../../../../core/domain/event/eventRegistration.ts'
import { ProfilePart } from '../../account/AccountPart.tsx'
import { SignInForm } from '../../account/signIn/SignInForm.tsx'
import { SignUpForm } from '../../account/signUp/SignUpForm.tsx'
import { useSignedIn } from '../../bridge/core/useSignedIn.ts'
import { Button } from '../../components/basic/Button.tsx'
import { SkeletonBlocks } from '../../components/basic/Skeleton.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import type { EventContent } from './EventSignUpBlock.tsx'
import { JoinEventForm } from './JoinEventForm.tsx'
import './EventSteps.css'

interface EventStepsProps {
  readonly event: EventContent
  readonly onClose: () => void
}

/** SIGN-61…64: signing in or up, then joining, then the confirmation. */
export const EventSteps = ({ event, onClose }: EventStepsProps) => {
  const t = useCopy('signUp')
  const signedIn = useSignedIn()
  const [newAccountFor, setNewAccountFor] = useState<string | null>(null)
  const [search] = useSearchParams()
  const [isDone, setDone] = useState(false)
  const isSignedIn = signedIn === undefined ? undefined : signedIn !== null
  const step = isDone ? 'done' : eventStep(isSignedIn, newAccountFor !== null)
  const title = useFocusAtStep(step)
  switch (step) {
    case 'waiting':
      return <SkeletonBlocks label={t.eventWaiting()} heights={['3rem', '9rem']} />
    case 'signIn':
      return (
        <>
          <Stepper isIn={false} />
          <StepTitle ref={title}>{t.eventSignIn()}</StepTitle>
          <SignInForm onLeave={onClose} onCreate={setNewAccountFor} createPrompt={t.eventNotMember()} />
        </>
      )
    case 'signUp':
      return (
        <>
          <Stepper isIn={false} />
          <StepTitle ref={title}>{t.title()}</StepTitle>
          <SignUpForm
            variant="full"
            params={{ ...signUpParams((name) => search.get(name)), email: newAccountFor ?? '' }}
            isSkipped
          />
          <p className="account-other">
            {t.haveAccount()}{' '}
            <Button kind="link" onPress={() => setNewAccountFor(null)}>
              {t.signIn()}
            </Button>
          </p>
        </>
      )
    case 'join':
      return (
        <>
          <Stepper isIn />
          <StepTitle ref={title}>{t.eventDays()}</StepTitle>
          <ProfilePart>
            {(profile) => <JoinEventForm event={event} profile={profile} onJoined={() => setDone(true)} />}
          </ProfilePart>
        </>
      )
    case 'done':
      return (
        <>
          <StepTitle ref={title}>{event.confirmationTitle}</StepTitle>
          <p className="lede">{event.confirmationSubtitle}</p>
          <div>
            <Button onPress={onClose}>{t.eventClose()}</Button>
          </div>
        </>
      )
  }
}

/** The title of a new step takes the focus, because what had it is gone; in the first step the dialog has it. */
const useFocusAtStep = (step: EventStep | 'done'): React.RefObject<HTMLHeadingElement | null> => {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step && before.current !== 'waiting') title.current?.focus()
    before.current = step
  }, [step])
  return title
}

/** SIGN-60, SIGN-61: which step this is; the first has a check mark once somebody is signed in. */
const Stepper = ({ isIn }: { readonly isIn: boolean }) => {
  const t = useCopy('signUp')
  return (
    <ol className="event-steps" aria-label={t.eventSteps()}>
      <li {...(isIn ? { 'data-done': true } : { 'aria-current': 'step' as const })}>
        {isIn && (
          <span role="img" aria-label={t.eventStepDone()}>
            ✓{' '}
          </span>
        )}
        {t.eventStepOne()}
      </li>
      <li {...(isIn ? { 'aria-current': 'step' as const } : {})}>{t.eventStepTwo()}</li>
    </ol>
  )
}

const StepTitle = ({
  ref,
  children,
}: {
  readonly ref: React.Ref<HTMLHeadingElement>
  readonly children: React.ReactNode
}) => (
  <h3 ref={ref} className="subheading event-step-title" tabIndex={-1}>
    {children}
  </h3>
)
