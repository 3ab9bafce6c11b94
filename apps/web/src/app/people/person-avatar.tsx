import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { Avatar } from '@vizit/ui/person/avatar.tsx'
import { useEffect, useState } from 'react'

interface PersonAvatarProps {
  fullName: string
  /** As the profile and the family name it. */
  photoUrl: string | null | undefined
  /** Pixels. */
  size?: number
}

/** The face of a person of the account. Their photo is shown to no address bar: it is fetched like any other answer. */
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

/** An address of the bytes, for as long as they are shown. */
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
