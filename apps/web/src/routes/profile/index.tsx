import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { EmailDialog } from '../../features/access/email/email-dialog.tsx'
import { EmailSetting } from '../../features/access/email/email-setting.tsx'
import { DevicesLink } from '../../features/devices/devices-link.tsx'
import { InstallHint } from '../../features/install/install-hint.tsx'
import { PasteVisitLink } from '../../features/install/paste-visit-link.tsx'
import { ProfileScreen } from '../../features/profile/profile.screen.tsx'
import { PushSetting } from '../../features/push/push-setting.tsx'
import { RemindersCard } from '../../features/reminders/reminders-card.tsx'
import { OwnReviewsLink } from '../../features/reviews/own/own-reviews-link.tsx'
import { TestsLink } from '../../features/tests/tests-link.tsx'
import { WalletLink } from '../../features/wallet/wallet-link.tsx'
import { gatedOwn } from '../-gated.tsx'

export const Route = createFileRoute('/profile/')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('profile', 'person', 'access', 'devices', 'install', 'reminders', 'reviews'),
  component: gatedOwn(Profile),
})

function Profile() {
  return (
    <ProfileScreen
      email={<EmailSetting />}
      emailDialog={close => <EmailDialog known="" onClose={close} />}
      devices={<DevicesLink />}
      thisDevice={
        <>
          <WalletLink />
          <TestsLink />
          <OwnReviewsLink />
          <PushSetting />
          <RemindersCard />
          <PasteVisitLink />
          <InstallHint />
        </>
      }
    />
  )
}
