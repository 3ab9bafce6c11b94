import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { Avatar } from '@vizit/ui/person/avatar.tsx'
import { useEffect, useState } from 'react'

interface PersonAvatarProps {
  fullName: string
  /** The address from the profile or the family. */
  photoUrl: string | null | undefined
  /** Pixels. */
  size?: number
}

/** The photo of a person of the account. It is loaded by an authenticated call, since its address is not public. */
export function PersonAvatar({ fullName, photoUrl, ...look }: PersonAvatarProps) {
  const photoId = photoUrl?.split('/').pop() ?? ''
  const { data } = useCallQuery(
    'showPersonPhoto',
    { params: { photoId } },
    // A new photo has a new id.
    { enabled: photoId !== '', staleTime: Number.POSITIVE_INFINITY },
  )
  return <Avatar fullName={fullName} photoUrl={useObjectUrl(photoId ? data : undefined)} {...look} />
}

/** An object URL of the bytes while they are shown. */
function useObjectUrl(bytes: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!bytes) return
    const made = URL.createObjectURL(bytes)
    setUrl(made)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(made)
    }
  }, [bytes])
  return url
}
