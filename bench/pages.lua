-- Asks for the pages of PAGES one after the other, as somebody whose answers no proxy may keep.
local pages = {}
for page in string.gmatch(os.getenv("PAGES"), "[^,]+") do pages[#pages + 1] = page end
local headers = { ["Cookie"] = "session-token=x", ["Accept-Encoding"] = "br" }
local n = 0
-- Milliseconds between what one connection asks: a server at its limit takes many requests at a time, which is cheaper.
delay = function() return math.random(20, 60) end
request = function()
  n = n + 1
  return wrk.format("GET", pages[n % #pages + 1], headers)
end
