export function SearchBox() {
  return (
    <form action="/search" role="search">
      <input name="q" aria-label="q" />
    </form>
  )
}
