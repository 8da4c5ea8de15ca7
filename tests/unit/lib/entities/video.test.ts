import { clockTime, isVideoAddress } from '@/lib/entities/video'
import { doctorKind } from '@/lib/kinds/doctor'

test.each([
  'https://www.youtube.com/watch?v=abc',
  'https://m.youtube.com/shorts/abc',
  'https://youtu.be/abc',
  'https://vkvideo.ru/video-1_2',
  'https://vk.com/video-1_2',
  'https://rutube.ru/video/abc/',
])('%s is a video', url => expect(isVideoAddress(url)).toBe(true))

test.each([
  'http://youtu.be/abc',
  'https://youtube.com.example/watch',
  'https://notyoutube.com/watch',
  'https://youtu.be@example.com/abc',
  'https://someone@youtu.be/abc',
  'https://youtu.be:8443/abc',
  'https://rutube.ru/',
  'javascript:alert(1)',
  '/videos/abc.mp4',
])('%s is none', url => expect(isVideoAddress(url)).toBe(false))

test('a doctor stays when the video of the backend is unusable, and has it without title and duration', () => {
  const video = (value?: unknown) =>
    doctorKind.schema.parse({ id: 1, slug: 'a', name: 'A', video: value }).video
  expect(video()).toBeNull()
  expect(video({ url: 'https://video.example/abc' })).toBeNull()
  const url = 'https://youtu.be/abc'
  expect(video({ url })).toEqual({ url, duration: 0, title: '' })
  expect(video({ url, duration: '65', title: 'О мигрени' })).toEqual({
    ...{ url, duration: 65, title: 'О мигрени' },
  })
})

test('durations', () => {
  expect([5, 65, 600, 3725].map(clockTime)).toEqual(['0:05', '1:05', '10:00', '1:02:05'])
})
