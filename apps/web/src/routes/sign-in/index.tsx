import { createFileRoute } from '@tanstack/react-router'
import { signedOutOnly } from '../../app/router/guards.ts'
import { loadFirstTexts } from '../../app/router/load-route-texts.ts'
import { takeTokenFromAddress } from '../../features/session/custom-token.ts'
import { PhoneScreen } from '../../features/session/phone.screen.tsx'

export const Route = createFileRoute('/sign-in/')({
  beforeLoad: visited => {
    signedOutOnly()
    takeTokenFromAddress(visited)
  },
  loader: loadFirstTexts('session'),
  component: () => <PhoneScreen />,
})
