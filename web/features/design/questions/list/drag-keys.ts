// The names under which questions, class days and sections take part in a drag; two kinds may share an ID.

export type DragKind = 'question' | 'day' | 'section';

export interface DragPlace {
  readonly kind: DragKind;
  readonly id: string;
}

export function dragKey(kind: DragKind, id: string): string {
  return `${kind}/${id}`;
}

export function dragPlace(key: string | number): DragPlace {
  const [, kind = '', id = ''] = /^(\w+)\/([\s\S]*)$/u.exec(String(key)) ?? [];
  return { kind: kind === 'day' || kind === 'section' ? kind : 'question', id };
}

interface Placed<Rect> {
  readonly key: string;
  readonly rect: Rect;
}

/** Up and Down go through the places of one kind; Left leads from questions to class days to sections, Right back. */
export function keyTarget<Rect>(
  code: string,
  from: string,
  places: readonly Placed<Rect>[],
): Rect | null {
  const kindOf = ({ key }: Placed<Rect>): DragKind => dragPlace(key).kind;
  const { kind } = dragPlace(from);
  const same = places.filter((place) => kindOf(place) === kind);
  const at = same.findIndex(({ key }) => key === from);
  const order = ORDER.filter((each) => places.some((place) => kindOf(place) === each));
  switch (code) {
    case 'ArrowDown':
      return same[Math.min(at + 1, same.length - 1)]?.rect ?? null;
    case 'ArrowUp':
      return same[Math.max(at - 1, 0)]?.rect ?? null;
    case 'Home':
      return same[0]?.rect ?? null;
    case 'End':
      return same.at(-1)?.rect ?? null;
    case 'ArrowLeft':
    case 'ArrowRight': {
      const next = order[order.indexOf(kind) + (code === 'ArrowLeft' ? 1 : -1)];
      return places.find((place) => kindOf(place) === next)?.rect ?? null;
    }
    default:
      return null;
  }
}

const ORDER: readonly DragKind[] = ['question', 'day', 'section'];
