// Loaded into the server's process before anything else: reports to the bench how long the event loop was blocked.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const histogram = monitorEventLoopDelay({ resolution: 1 });
histogram.enable();
process.on('message', (question) => {
  if (question === 'reset') histogram.reset();
  // In a later turn, so that a block that is ending now is counted.
  setTimeout(() => {
    const hold = histogram.count === 0 ? 0 : histogram.max / 1e6;
    process.send?.({ hold, memory: process.resourceUsage().maxRSS / 1024 });
  }, 5);
});
process.channel?.unref();
