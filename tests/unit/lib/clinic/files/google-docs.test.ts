import { picturesAsLetters, withoutExport } from '@/lib/clinic/files/google-docs'

test.each([
  ['## **Vaccines** {#vaccines}', '## Vaccines'],
  ['### __Doses__ and *days* \\{\\#doses}', '### __Doses__ and *days*'],
  ['## **One** or **two**', '## **One** or **two**'],
  ['## {#empty}', ''],
  ['# ***Notice*** {#-}', '# Notice'],
  ['Twice[^1].\n\n[^1]: Source', 'Twice<sup>1</sup>.\n\n<sup>1</sup> Source'],
  ['# ****', ''],
  ['1. Item {#item}\n2. Next', '1. Item\n2. Next'],
  ['When[\\[a\\]](#cmnt1) to come', 'When to come'],
  ['[text]{.underline} and [a\\]b]{.mark}', 'text and a\\]b'],
  ['![](/files/y.jpg){width="6.5in" height="4in"}', '![](/files/y.jpg)'],
  ['{price} [a](b) {not this}', '{price} [a](b) {not this}'],
  [
    '[WHO](https://www.google.com/url?q=https://who.int/a?b%3D1%26c%3D2&sa=D&source=editors&ust=17)',
    '[WHO](https://who.int/a?b=1&c=2)',
  ],
  ['<https://google.kz/url?sa=t&amp;url=https%3A%2F%2Fwho.int%2F>', '<https://who.int/>'],
  [
    '[WHO](https://www.google.com/url?q=https://who.int/a%20b&sa=D)',
    '[WHO](https://who.int/a%20b)',
  ],
  ['<https://www.google.com/url?q=&url=https://who.int/>', '<https://who.int/>'],
  ['https://www.google.com/maps?q=clinic', 'https://www.google.com/maps?q=clinic'],
  [
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://www.google.com/url?q=javascript:alert(1)',
  ],
  ['a ![][image1] b\n\n[image1]: <data:image/png;base64,AAAA>', 'a  b\n\n'],
  ['![x](data:image/png;base64,AA)![y](/files/y.jpg)', '![y](/files/y.jpg)'],
  ['![][1] ![2]\n[1]: /files/y.jpg', '![][1] ![2]\n[1]: /files/y.jpg'],
])('%s', (written, expected) => {
  expect(withoutExport(written)).toBe(expected)
})

test('a picture as letters is named by its line, not by that of its letters', () => {
  const text =
    '---\n---\na\n![][image1]\n![y](/files/y.jpg)\n\n[image1]: <data:image/png;base64,AAAA>\n'
  expect(picturesAsLetters(text)).toEqual([4])
})
