import type { DragEvent } from 'react';
import { useState } from 'react';

/** Returns the props of an element that takes dropped files; its `data-state` is `over` while they are above it. */
export function useDropZone(onDrop: (data: DataTransfer) => void) {
  const [isOver, setOver] = useState(false);
  return {
    'data-state': isOver ? 'over' : 'resting',
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer);
    },
  };
}
