import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { searchOfScreen } from '../../app/router/search-params.ts'
import { EditChildScreen } from '../../features/family/edit-child/edit-child.screen.tsx'
import { PhotoButton } from '../../features/profile/photo/photo-button.tsx'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/family/edit-child')({
  validateSearch: searchOfScreen<{ id: string }>,
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('family', 'person', 'profile', 'access'),
  component: gated(EditChild),
})

function EditChild() {
  return (
    <EditChildScreen
      photoOf={({ profileId, profile }) => (
        <PhotoButton profileId={profileId} hasPhoto={profile.photoUrl !== null} />
      )}
    />
  )
}
